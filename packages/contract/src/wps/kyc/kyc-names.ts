import { z } from 'zod'

/**
 * `started`: something is still missing. `captured`: everything was sent. `checking`: outside parties are being
 * asked. `review`: a person decides. `verified`, `refused`: decided. `expired`: no longer counts.
 */
export const caseStates = [
  'started',
  'captured',
  'checking',
  'review',
  'verified',
  'refused',
  'expired',
] as const
export const CaseState = z.enum(caseStates)
export type CaseState = z.infer<typeof CaseState>

/** What a case is made of: the form, then the pictures. */
export const captureItems = [
  'form',
  'document_front',
  'document_back',
  'face_centre',
  'face_left',
  'face_right',
] as const
export const CaptureItem = z.enum(captureItems)
export type CaptureItem = z.infer<typeof CaptureItem>

export const imageKinds = captureItems.slice(1) as Exclude<CaptureItem, 'form'>[]
export const ImageKind = CaptureItem.exclude(['form'])
export type ImageKind = z.infer<typeof ImageKind>

/** What an outside party is asked about. */
export const checkKinds = ['document', 'face', 'cpf', 'address', 'screening'] as const
export const CheckKind = z.enum(checkKinds)
export type CheckKind = z.infer<typeof CheckKind>

/** What can be captured again at once: the member reads the cause by name. */
export const retakeCauses = [
  'document_unreadable',
  'document_glare',
  'document_cropped',
  'document_expired',
  'document_type',
  'document_differs',
  'face_not_live',
  'face_covered',
  'face_several',
] as const
/** What a person has to look at. */
export const reviewCauses = [
  'face_unsure',
  'face_differs',
  'document_forged',
  'name_differs',
  'birth_differs',
  'address_unknown',
  'cpf_irregular',
  'pep',
  'sanctions',
  'not_answered',
] as const
/** What ends a case. Whose document or CPF it is, is told to operators only. */
export const refusalCauses = ['document_used', 'cpf_of_another', 'underage'] as const

export const causes = [...retakeCauses, ...reviewCauses, ...refusalCauses] as const
export const Cause = z.enum(causes)
export type Cause = z.infer<typeof Cause>

/**
 * What the member reads of a cause. One word stands for everything that would tell whether a document or CPF is
 * known, or what a list says.
 */
export const memberCauses = [...retakeCauses, 'underage', 'unconfirmed'] as const
export const MemberCause = z.enum(memberCauses)
export type MemberCause = z.infer<typeof MemberCause>

export const genders = ['female', 'male', 'other', 'undisclosed'] as const
export const documentTypes = ['rg', 'cnh', 'passport', 'rne'] as const
/** Politically exposed: the member, a relative or close associate, or neither. */
export const pepAnswers = ['no', 'self', 'related'] as const
