import { z } from 'zod'

/** The requests of docs/checks-protocol.md. */
const Declared = z.strictObject({
  fullName: z.string().min(3).max(120),
  cpf: z.string().regex(/^\d{11}$/),
  bornOn: z.iso.date(),
})
export type Declared = z.infer<typeof Declared>

const Picture = z.base64().min(1)

export const DocumentRequest = z.strictObject({
  declared: Declared,
  documentType: z.enum(['rg', 'cnh', 'passport', 'rne']),
  pictures: z.strictObject({ front: Picture, back: Picture.nullable() }),
})
export const FaceRequest = z.strictObject({
  declared: Declared,
  pictures: z.strictObject({ document: Picture, centre: Picture, left: Picture, right: Picture }),
})
export const PersonRequest = z.strictObject({ declared: Declared })
export const AddressRequest = z.strictObject({ cep: z.string().regex(/^\d{8}$/) })
export const LocationRequest = z.strictObject({ address: z.union([z.ipv4(), z.ipv6()]) })
