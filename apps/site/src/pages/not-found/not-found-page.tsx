import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { FramePage } from '../frame/frame-page.tsx'

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
