import type { Page } from '@playwright/test';
import { expect, toast } from './test';

let count = 0;

/** Signs up a new user on the current page. @returns the email address */
export async function join(page: Page): Promise<string> {
  count += 1;
  const email = `reader-${process.pid}-${Date.now()}-${count}@example.org`;
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(page, email);
  await expect(toast(page, 'Success').getByText(/^Account created successfully! Welcome to/)).toBeVisible();
  return email;
}

/** Fills in and submits the sign-up dialog. */
export async function fillSignUp(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('a long phrase 42');
  await dialog.getByLabel('Confirm Password').fill('a long phrase 42');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}
