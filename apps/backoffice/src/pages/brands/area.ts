import { Store } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const brandsArea: Area = {
  to: '/brands',
  text: 'office.brands',
  icon: Store,
  group: 'company',
  right: 'brands.read',
  texts: ['brands', 'rules'],
  routes: [
    {
      path: 'brands',
      lazy: async () => ({ Component: (await import('./brands-page.tsx')).BrandsPage }),
    },
  ],
}
