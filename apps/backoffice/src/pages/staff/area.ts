import { IdCard } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const staffArea: Area = {
  to: '/staff',
  text: 'office.staff',
  icon: IdCard,
  group: 'company',
  right: 'staff.read',
  texts: ['staff'],
  routes: [
    {
      path: 'staff',
      lazy: async () => ({ Component: (await import('./staff-page.tsx')).StaffPage }),
    },
  ],
}
