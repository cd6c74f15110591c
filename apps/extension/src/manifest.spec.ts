import { manifestFor } from './manifest';

test('the extension may do no more than its documentation says, and may read no page without a press', () => {
  const [chromium, firefox] = [manifestFor('chromium', '1.0.0'), manifestFor('firefox', '1.0.0')];
  expect(chromium).toMatchObject({ permissions: ['activeTab', 'contextMenus', 'scripting', 'storage', 'sidePanel'] });
  expect(firefox).toMatchObject({ permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'] });
  for (const manifest of [chromium, firefox])
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['host_permissions']));
  for (const manifest of [chromium, firefox])
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['content_scripts']));
});
