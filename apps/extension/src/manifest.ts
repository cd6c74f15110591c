/** Browsers that the extension is packed for. Only their manifests differ. */
export const BROWSERS = ['chromium', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

const ICONS = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/${size}.png`]));

const COMMON = {
  manifest_version: 3,
  name: 'Veracite: citation checker',
  description: 'Checks the references that you select on a page, on your own Veracite server.',
  icons: ICONS,
  action: { default_title: 'Check the selected references', default_icon: ICONS },
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+V' } } },
  options_ui: { page: 'options.html', open_in_tab: true },
  // The user's server may be any; it is asked for when the options are saved.
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  content_security_policy: {
    // Firefox's own policy would turn the http of a local server into https.
    extension_pages: "default-src 'self'; connect-src https: http:; object-src 'none'",
  },
};

const PERMISSIONS = ['activeTab', 'contextMenus', 'scripting', 'storage'];

const OWN = {
  chromium: {
    minimum_chrome_version: '124',
    permissions: [...PERMISSIONS, 'sidePanel'],
    background: { service_worker: 'background.js', type: 'module' },
    side_panel: { default_path: 'panel.html' },
  },
  firefox: {
    permissions: PERMISSIONS,
    background: { scripts: ['background.js'], type: 'module' },
    sidebar_action: {
      default_title: 'Veracite',
      default_panel: 'panel.html',
      default_icon: ICONS,
      open_at_install: false,
    },
    browser_specific_settings: {
      gecko: {
        id: 'extension@veracite.invalid',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
      },
    },
  },
} satisfies Record<Browser, object>;

/** Returns the manifest for a browser. */
export const manifestFor = (browser: Browser, version: string) => ({ ...COMMON, version, ...OWN[browser] });
