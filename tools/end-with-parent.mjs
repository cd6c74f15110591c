/** Loaded before a server process: when whoever started it is gone, it stops as if asked to. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
