import type { ListReaders } from '../../../modules/reports/index.ts'
import type { Modules } from '../../modules.ts'

type Lists = Pick<Modules, 'cashier' | 'memberOffice' | 'staff'>

/** The lists that operators export, read as their screens read them. */
export const exportedLists = ({ cashier, memberOffice, staff }: Lists): ListReaders => ({
  // Without the rights of its own readers: acts of AML stay on their screen.
  audit: ({ brandId, filter, before, pageSize }) =>
    staff.audit.listAudit({ ...filter, brandId, before, pageSize }),
  deposits: ({ brandId, filter, before, pageSize }) =>
    cashier.lookup.listDeposits(brandId, { ...filter, before, pageSize }),
  members: ({ brandId, language, filter, before, pageSize }) =>
    memberOffice.listMembers({ brandId, language }, { ...filter, before, pageSize }),
  withdrawals: ({ brandId, filter, before, pageSize }) =>
    cashier.withdrawals.listWithdrawals({ brandId, query: { ...filter, before, pageSize } }),
})
