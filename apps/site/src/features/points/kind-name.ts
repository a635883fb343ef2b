const kinds = [
  'DEPOSIT',
  'REDEEM',
  'REFUND',
  'CONVERT',
  'GRANT',
  'BGS',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] as const
type Kind = (typeof kinds)[number]

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

/** The name of a product, or of anything else that moves points. */
export const kindName = (name: string): `points.kind.${Kind | 'OTHER'}` =>
  `points.kind.${isKind(name) ? name : 'OTHER'}`
