import { Refusal } from '@trevo/platform/refusal.ts'
import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'

/** The acts that need a second person, each registered by its module at the start. */
export const createKinds = () => {
  const kinds = new Map<string, ChangeKind>()
  return {
    register: (added: readonly ChangeKind[]): void => {
      for (const one of added) {
        if (kinds.has(one.kind)) throw new Error(`the act ${one.kind} is registered twice`)
        kinds.set(one.kind, one)
      }
    },
    /** @throws Refusal `approval.kind_unknown` */
    get: (kind: string): ChangeKind => {
      const found = kinds.get(kind)
      if (!found) throw new Refusal('approval.kind_unknown')
      return found
    },
    list: (): readonly ChangeKind[] => [...kinds.values()],
  }
}
export type Kinds = ReturnType<typeof createKinds>
