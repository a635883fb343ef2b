import { IdCard } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const kycArea: Area = {
  to: '/kyc',
  text: 'office.kyc',
  icon: IdCard,
  group: 'queues',
  right: 'kyc.read',
  texts: ['kyc'],
  routes: [
    {
      path: 'kyc',
      lazy: async () => ({ Component: (await import('./kyc-page.tsx')).KycPage }),
    },
  ],
}
