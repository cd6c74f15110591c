import 'reflect-metadata';
import { AppModule } from './app.module';
import { readConfig } from './platform/config/schema';
import { createApp } from './create-app';
import { closeOnSignal, startOrExplain } from './platform/start';
import { drained } from './platform/stopping';

await startOrExplain(async () => {
  const config = readConfig(process.env);
  const app = await createApp(AppModule.with(config), config);
  closeOnSignal(app, () => drained(app.getHttpServer()));
  await app.listen(config.PORT);
});
