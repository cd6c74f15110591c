import { type LinkProps, MuiLink } from './ui';
import type { ReactNode } from 'react';
import { ExternalIcon } from './icons';

interface ExternalLinkProps extends Pick<LinkProps, 'variant' | 'sx' | 'color' | 'underline'> {
  href: string;
  children: ReactNode;
}

/** A link to another site in a new tab. Anything but http and https is shown as text. */
export function ExternalLink({ href, children, sx, ...rest }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <MuiLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={[{ overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    >
      {children}
      <ExternalIcon aria-label="(opens in a new tab)" sx={{ fontSize: '0.85em', ml: 0.4, verticalAlign: '-0.08em' }} />
    </MuiLink>
  );
}

/** Host of an address without "www.", for showing where a link leads. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
