import { Refusal } from '@trevo/platform/refusal.ts'

/** A visitor may have taken a right from the operators of the demo, or played the member's money: then it stays away. */
export const unlessRefused = async (work: Promise<void>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
