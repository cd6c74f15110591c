import { stripEnd } from '../strip';

/** Splits a volume field: "12(3)" and "12, no. 3" are a volume and an issue, "Vol. 12" is volume 12. */
export function tidyVolume(written: string | undefined): { volume?: string; issue?: string } {
  const text = written?.replace(/^(?:vol(?:ume|\.)?|band|bd\.?|tome)\s*(?=[\divxlc])/i, '').trim();
  if (!text) return {};
  const [, volume, issue] =
    /^([\p{L}\d.–-]{1,12})\s?(?:\(\s?([\p{L}\d./–-]{1,12})\s?\)|,?\s?(?:no|nr|issue|iss|heft)\.?\s?([\d/–-]{1,12}))$/iu
      .exec(text)
      ?.filter((part) => part !== undefined) ?? [];
  return volume && issue ? { volume, issue } : { volume: text };
}

/** Normalizes pages: one hyphen between first and last page, no "pp.". */
export function tidyPages(written: string | undefined): string | undefined {
  const pages = written?.replace(/^(?:pages?|pp?|pgs?)\.?\s*(?=[\divxlceS])/, '').replace(/\s?[-–—‐‑−]{1,3}\s?/g, '-');
  return stripEnd(pages ?? '', '-,;. \t').trim() || undefined;
}
