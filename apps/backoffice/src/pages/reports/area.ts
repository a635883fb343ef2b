import { ChartColumn } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const reportsArea: Area = {
  to: '/reports',
  text: 'office.reports',
  icon: ChartColumn,
  group: 'company',
  right: 'reports.read',
  texts: ['reports'],
  routes: [
    {
      path: '/reports',
      lazy: async () => ({ Component: (await import('./reports-page.tsx')).ReportsPage }),
    },
  ],
}
