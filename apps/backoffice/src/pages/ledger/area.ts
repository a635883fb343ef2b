import { BookOpen } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const ledgerArea: Area = {
  to: '/ledger',
  text: 'office.ledger',
  icon: BookOpen,
  group: 'run',
  right: 'ledger.read',
  texts: ['ledger'],
  routes: [],
}
