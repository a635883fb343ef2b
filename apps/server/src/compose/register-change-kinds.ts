import type { Modules } from './modules.ts'

/** Every act that needs a second person, from the module that carries it out. */
export const registerChangeKinds = ({
  staff,
  cashier,
}: Pick<Modules, 'staff' | 'cashier'>): void => {
  staff.approvals.register(cashier.withdrawals.changeKinds)
}
