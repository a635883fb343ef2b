import { Modal } from '../../core/dialog/modal.tsx'
import { QrCode } from '../../core/art/qr-code.tsx'
import { useIsPhone } from '../../core/theme/use-media.ts'
import { useText } from '../../core/language/use-text.ts'
import { InstallCard } from './install-card.tsx'
import { useSession } from '../../core/session/store.ts'
import styles from './app-popup.module.css'
import type { PopupControl } from '../../core/popups/popup-props.ts'

/** Ways onto the home screen: from a store, or by installing the site itself from the browser. */
const stepsOf = {
  store: ['app.open', 'app.storeInstall', 'app.launch'],
  ios: ['app.open', 'app.iosShare', 'app.iosAdd'],
  android: ['app.open', 'app.androidMenu', 'app.androidAdd'],
} as const

/** SIDE-4, MODAL-13: a QR code and the steps for each system; one press where the browser supports it. */
export default function AppPopup({ onClose }: PopupControl) {
  const t = useText('app')
  const { resources, mainDomain, brand } = useSession().systemStatus.info
  const site = new URL(mainDomain.includes('://') ? mainDomain : `https://${mainDomain}`).href
  const isPhone = useIsPhone()
  const storeLinkOf = (type: string) =>
    resources.find((resource) => resource.resourceType.toUpperCase() === type)?.url
  const systems = [
    { name: t('side.appIos'), store: storeLinkOf('IOS'), steps: stepsOf.ios },
    { name: t('side.appAndroid'), store: storeLinkOf('ANDROID'), steps: stepsOf.android },
  ]
  return (
    <Modal title={t('side.app')} size={{ width: 620 }} onClose={onClose}>
      <InstallCard />
      <div className={styles['systems']}>
        {systems.map(({ name, store, steps }) => (
          <section key={name} className={styles['system']} aria-label={name}>
            <a href={store ?? site} rel="noopener" target="_blank">
              {!isPhone && (
                <QrCode
                  text={store ?? site}
                  label={t('side.qrFor', { system: name })}
                  className={styles['code']}
                />
              )}
              {name}
            </a>
            <ol>
              {(store ? stepsOf.store : steps).map((step) => (
                <li key={step}>{t(step, { brand: brand.name })}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Modal>
  )
}
