import { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import type { KycNeeds } from '../needs.ts'
import type { CaseRow } from '../repository/tables.ts'

/** What a form is sealed for: in another case's row it does not open. */
const boundTo = (caseId: bigint): string => `kyc form ${caseId}`

export const sealForm = ({ sealing }: Pick<KycNeeds, 'sealing'>, caseId: bigint, form: KycForm) =>
  sealing.seal(JSON.stringify(form), boundTo(caseId))

/** The declared data of a case; null before they were sent. */
export const openForm = (
  { sealing }: Pick<KycNeeds, 'sealing'>,
  { id, form }: Pick<CaseRow, 'id' | 'form'>,
): KycForm | null =>
  form === null ? null : KycForm.parse(JSON.parse(sealing.open(form, boundTo(id))))

const imageBound = (imageId: string): string => `kyc image ${imageId}`

export const sealImage = ({ sealing }: Pick<KycNeeds, 'sealing'>, imageId: string, webp: Buffer) =>
  sealing.seal(webp.toString('base64'), imageBound(imageId))

/** A picture as base64 (WebP). */
export const openImage = (
  { sealing }: Pick<KycNeeds, 'sealing'>,
  { id, content }: { readonly id: string; readonly content: Buffer },
): string => sealing.open(content, imageBound(id))
