import type { Right } from '@trevo/contract/ops/rights.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import {
  ArrowUpRight,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  type LucideIcon,
} from 'lucide-react'
import { useOperator } from '../core/operator.ts'

export type NavItem = {
  readonly to: string
  readonly text: OfficeKey
  readonly icon: LucideIcon
  readonly group: 'top' | 'queues' | 'oversight' | 'own'
  /** Without it everybody sees the area. */
  readonly right?: Right
}

const navItems: readonly NavItem[] = [
  { to: '/', text: 'office.start', icon: LayoutDashboard, group: 'top' },
  { to: '/approvals', text: 'office.approvals', icon: Inbox, group: 'top' },
  {
    to: '/withdrawals',
    text: 'office.payouts',
    icon: ArrowUpRight,
    group: 'queues',
    right: 'withdrawals.read',
  },
  {
    to: '/audit',
    text: 'office.audit',
    icon: ScrollText,
    group: 'oversight',
    right: 'audit.read',
  },
  { to: '/sessions', text: 'office.sessions', icon: KeyRound, group: 'own' },
]

/** The areas that the operator's rights allow. */
export const useNavItems = (): readonly NavItem[] => {
  const { rights } = useOperator()
  const held = new Set(rights.map(({ right }) => right))
  return navItems.filter(({ right }) => right === undefined || held.has(right))
}
