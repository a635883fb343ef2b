import { captureItems, type CaptureItem, type Cause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'

type Captured = {
  readonly form: Pick<KycForm, 'documentType'> | null
  readonly images: readonly CaptureItem[]
  /** To be captured again. */
  readonly wanted: readonly CaptureItem[]
}

/** What is still to be captured, in the order of the steps. A passport has no back. */
export const missingItems = ({ form, images, wanted }: Captured): CaptureItem[] =>
  captureItems.filter((item) => {
    if (wanted.includes(item)) return true
    if (item === 'form') return form === null
    if (item === 'document_back' && form?.documentType === 'passport') return false
    return !images.includes(item)
  })

const document = ['document_front', 'document_back'] as const
const face = ['face_centre', 'face_left', 'face_right'] as const

/** What is captured again for a cause: the pictures that it is about, or the form. */
export const wantedFor = (
  causes: readonly Cause[],
  form: Pick<KycForm, 'documentType'>,
): CaptureItem[] => {
  const items = new Set<CaptureItem>(
    causes.flatMap((cause): readonly CaptureItem[] => {
      if (cause === 'document_type' || cause === 'document_differs') return ['form', ...document]
      if (cause.startsWith('document_')) return document
      return cause.startsWith('face_') ? face : ['form']
    }),
  )
  if (form.documentType === 'passport') items.delete('document_back')
  return captureItems.filter((item) => items.has(item))
}
