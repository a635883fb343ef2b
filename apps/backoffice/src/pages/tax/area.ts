import { ReceiptText } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const taxArea: Area = {
  to: '/tax',
  text: 'office.tax',
  icon: ReceiptText,
  group: 'company',
  right: 'compliance.read',
  texts: ['tax'],
  routes: [
    {
      path: 'tax',
      lazy: async () => ({ Component: (await import('./tax-page.tsx')).TaxPage }),
    },
  ],
}
