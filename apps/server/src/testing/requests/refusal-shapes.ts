import { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { z } from 'zod'

const Bare = z.strictObject({
  errorCode: z.string().min(1),
  message: z.string().min(1),
  detail: z.object().optional(),
  field: z.string().optional(),
})

/** The shapes of a family's refusals; none of the framework's own is among them. */
export const refusalShapes = {
  wps: Bare.extend({ success: z.literal(false), captcha: z.literal(true).optional() }),
  bare: Bare,
  vendor: WalletReply,
} as const
