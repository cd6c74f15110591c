const ACCENTS: Record<string, string> = {
  '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', u: '\u0306', '.': '\u0307', '"': '\u0308',
  r: '\u030A', H: '\u030B', v: '\u030C', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331',
}; // prettier-ignore

const SYMBOLS: Record<string, string> = {
  ss: 'ß', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', o: 'ø', O: 'Ø', aa: 'å', AA: 'Å', l: 'ł', L: 'Ł', i: 'ı', j: 'ȷ',
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ',
  iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', upsilon: 'υ',
  phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Xi: 'Ξ',
  Pi: 'Π', Sigma: 'Σ', Upsilon: 'Υ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω', ell: 'ℓ', hbar: 'ℏ', infty: '∞', times: '×',
  to: '→', rightarrow: '→', leftarrow: '←', leftrightarrow: '↔', pm: '±', mp: '∓', sim: '∼', approx: '≈', le: '≤',
  leq: '≤', ge: '≥', geq: '≥', ne: '≠', cdot: '·', dots: '…', ldots: '…', prime: '′', partial: '∂', nabla: '∇',
  perp: '⊥', parallel: '∥', ast: '∗', star: '⋆', circ: '∘', deg: '°', S: '§', textendash: '–', textemdash: '—',
}; // prettier-ignore

/** Text with the LaTeX in it written out: `{\"o}` is ö, `$\alpha$-helix` is α-helix, `\emph{x}` is x. */
export function decodeLatex(text: string): string {
  if (!/[\\${]/.test(text)) return text;
  return text
    .replace(/\\([`'^~=."urHvdckb])\s?\{?\\?([A-Za-z])\}?/g, (whole, accent: string, letter: string) =>
      /[a-zA-Z]/.test(accent) && !/^\\[a-zA-Z][\s{]/.test(whole)
        ? whole
        : (letter + (ACCENTS[accent] ?? '')).normalize('NFC'),
    )
    .replace(/\\([a-zA-Z]{1,14}) ?/g, (whole, name: string) => SYMBOLS[name] ?? (whole.endsWith(' ') ? ' ' : ''))
    .replace(/\\([#$%&_{}])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/(?<=\w|\p{L})\$|\$(?=[\w\p{L}])|\$/gu, '')
    .replace(/[{}]/g, '')
    .replace(/(?<=[\w\p{L}])[\^_](?=[\w+\-−*])/gu, '');
}
