import type { Page } from '@playwright/test';

/** Presses the button of the header. */
export const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
export const dialog = (page: Page) => page.getByRole('dialog');

/** Fills in and submits the login form. */
export async function enter(page: Page) {
  await dialog(page).getByLabel('Email').fill('ada@example.org');
  await dialog(page).getByLabel('Password', { exact: true }).fill('password123');
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}
