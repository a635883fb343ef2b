import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { ShownDraft } from './use-editor.ts'

/** What each part of the editor's form gets. */
export type FormProps = {
  readonly content: PromotionContent
  readonly draft: ShownDraft
  readonly change: (content: PromotionContent) => void
}
