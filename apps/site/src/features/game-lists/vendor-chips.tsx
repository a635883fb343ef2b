import { useQuery } from '@tanstack/react-query'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { withValue } from './game-filters.ts'
import styles from './game-lists.module.css'

/** Chooses a provider; the choice is in the address. Hidden if there is nothing to choose. */
export const VendorChips = ({ category }: { readonly category: string }) => {
  const { t, language } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const vendors = menus.find((menu) => menu.gameCategory === category)?.vendors ?? []
  if (vendors.length < 2) return null
  const items = [
    { key: '', label: t('common.all') },
    ...vendors.map((vendor) => ({ key: vendor.vassalage, label: vendor.displayName })),
  ]
  return (
    <div className={styles['chips']}>
      <Chips
        label={t('common.providers')}
        items={items}
        value={query.get('vassalage') ?? ''}
        onChange={(vassalage) => {
          setQuery(withValue(query, 'vassalage', vassalage), { replace: true })
        }}
      />
    </div>
  )
}
