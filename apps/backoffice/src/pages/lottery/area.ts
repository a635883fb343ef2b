import { Ticket } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const lotteryArea: Area = {
  to: '/lottery',
  text: 'office.lottery',
  icon: Ticket,
  group: 'run',
  right: 'lottery.read',
  texts: ['lottery'],
  routes: [],
}
