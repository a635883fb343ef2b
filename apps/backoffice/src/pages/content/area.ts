import { Image } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const contentArea: Area = {
  to: '/content',
  text: 'office.content',
  icon: Image,
  group: 'run',
  right: 'content.read',
  texts: ['content'],
  routes: [],
}
