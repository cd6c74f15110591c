import type { ComponentChildren } from 'preact';

/** A link that opens in a new tab. Anything but http and https is shown as text. */
export const Link = ({ href, children }: { href: string; children: ComponentChildren }) =>
  /^https?:\/\//i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
