const products = ['BGS', 'ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const
type Product = (typeof products)[number]

const isProduct = (name: string): name is Product => products.some((one) => one === name)

/** The name of a product. */
export const productName = (name: string): `rewards.kind.${Product | 'OTHER'}` =>
  `rewards.kind.${isProduct(name) ? name : 'OTHER'}`
