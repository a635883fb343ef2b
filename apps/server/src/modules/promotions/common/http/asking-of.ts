import type { Language } from '@trevo/contract/shapes.ts'

type Request = {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number; readonly defaultLanguage: Language }
  readonly language: Language
  readonly device: { readonly userAgent: string; readonly address: string }
}

/** The caller, and the language of the answer. */
export const askingOf = ({ actor, brand, language, device }: Request) => ({
  brandId: brand.id,
  memberId: actor.memberId,
  language,
  brandLanguage: brand.defaultLanguage,
  device,
})
