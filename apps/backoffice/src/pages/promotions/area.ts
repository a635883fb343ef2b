import { Gift } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const promotionsArea: Area = {
  to: '/promotions',
  text: 'office.promotions',
  icon: Gift,
  group: 'run',
  right: 'promotions.read',
  texts: ['promotions'],
  routes: [],
}
