import { Activity } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const tradingArea: Area = {
  to: '/trading',
  text: 'office.trading',
  icon: Activity,
  group: 'run',
  right: 'trading.read',
  texts: ['trading'],
  routes: [],
}
