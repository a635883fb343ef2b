import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { FramePage } from '../frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  return (
    <FramePage
      title={t('state.notFound')}
      text={t('state.notFoundText')}
      drawing="sloth"
      action={{ label: t('state.goHome'), href: to.home() }}
    />
  )
}
