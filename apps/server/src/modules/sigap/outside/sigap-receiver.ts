import { z } from 'zod'
import { receivedStates } from '../domain/file-state.ts'

/** What the receiver answers of a file that it has (`packages/sigap-schemas/README.md`). */
export const ReceivedResult = z.object({
  state: z.enum(receivedStates),
  problems: z
    .array(
      z.object({
        record: z.int().min(0).max(7_000),
        code: z.string().min(1).max(60),
        text: z.string().max(300),
      }),
    )
    .max(7_001),
})
export type ReceivedResult = z.infer<typeof ReceivedResult>

export type Delivery = {
  /** The same for each repeat. */
  readonly deliveryId: string
  readonly content: Buffer
  /** Detached JWS. */
  readonly signature: string
}

/** SIGAP, or what stands in for it. Both throw if no usable answer came. */
export type SigapReceiver = {
  /** @returns the receipt */
  deliver(delivery: Delivery): Promise<string>
  /** `unknown`: it has no such receipt. */
  ask(receipt: string): Promise<ReceivedResult | 'unknown'>
  /** Signs for a company. @throws Error if there is no key of it */
  sign(cnpj: string, content: Buffer): Promise<string>
}
