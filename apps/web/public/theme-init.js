// Runs before the first paint, so that the page never flashes in the other color scheme.
// A file of its own because the Content-Security-Policy forbids inline scripts.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    mode = 'system';
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
