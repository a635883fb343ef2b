import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { useEffect, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { HelpCenter } from '../../features/support/help/help-center.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { servicesAt } from '../../core/session/services-at.ts'
import { useSession } from '../../core/session/store.ts'
import { to } from '../../core/router/to.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { ServiceLink } from '../../core/router/service-link.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from './help-page.module.css'

/** Anchor of the terms of use among the help topics. */
const termsAnchor = 'term'

/** ROUTE-7, START-10: the help center; its anchors are the topics. */
export const Component = () => {
  const { t } = useLanguage()
  const { hash, key } = useLocation()
  const anchor = hash.slice(1)
  // A link to the same anchor scrolls there again; `key` changes with every navigation.
  const at = useMemo(() => (anchor ? { anchor, key } : undefined), [anchor, key])
  useEffect(() => {
    // ROUTE-8
    if (at?.anchor === termsAnchor) openPopup('help', { anchor: termsAnchor })
  }, [at])
  return (
    <>
      <PageHead title={t('common.help')} description={t('page.helpText')} />
      <div className={styles['head']}>
        <div>
          <h1>{t('common.help')}</h1>
          <p>{t('page.helpText')}</p>
        </div>
        <Ways />
      </div>
      <HelpCenter at={at} />
    </>
  )
}

/** Who to ask when no text answers the question. */
const Ways = () => {
  const { t } = useLanguage()
  const { customerService } = useSession().systemStatus.info
  return (
    <div className={styles['ways']}>
      {servicesAt(customerService, 'HELP').map((service) => (
        <ServiceLink
          key={`${service.csType}${service.path}`}
          path={service.path}
          className={buttonClass('brand')}
        >
          {service.title}
        </ServiceLink>
      ))}
      <Button look="plain" onClick={() => openPopup('feedback', {})}>
        {t('footer.feedback')}
      </Button>
      <Link to={to.status()} className={buttonClass('plain')}>
        {t('footer.status')}
      </Link>
    </div>
  )
}
