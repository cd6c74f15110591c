/** Loaded before a server process: stops it when the process that started it exits. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
