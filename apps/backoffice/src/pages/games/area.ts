import { Dices } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const gamesArea: Area = {
  to: '/games',
  text: 'office.games',
  icon: Dices,
  group: 'run',
  right: 'games.read',
  texts: ['games'],
  routes: [],
}
