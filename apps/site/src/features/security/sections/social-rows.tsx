import { startSocialLogin } from '@trevo/api-client/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { socialProviders, type SocialProvider } from '@trevo/contract/social-providers.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { SocialMark } from '../../../core/art/social-mark.tsx'
import { call } from '../../../core/api/api.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { InfoRow, RowButton } from '../common/info-list.tsx'
import { providersQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The networks that this brand offers, and those connected to the account earlier. */
export const SocialRows = ({ linked }: { readonly linked: readonly SocialProvider[] }) => {
  const t = useText('security')
  const { data: offered = [] } = useQuery(providersQuery())
  // The network returns to the landing page, which asks for the password and connects the two.
  const connect = async (provider: SocialProvider) => {
    const answer = await call(startSocialLogin, { body: { provider } })
    if (answer.ok) location.assign(answer.value.url)
    else showToast(answer.message || t('state.network'), 'bad')
  }
  return socialProviders
    .filter((provider) => offered.includes(provider) || linked.includes(provider))
    .map((provider) => {
      const isLinked = linked.includes(provider)
      return (
        <InfoRow
          key={provider}
          icon={<SocialMark provider={provider} />}
          label={t(`social.${provider}`)}
          value={t(isLinked ? 'social.on' : 'social.off')}
          action={
            <RowButton
              label={t(isLinked ? 'common.remove' : 'connect')}
              about={t(`social.${provider}`)}
              danger={isLinked}
              onClick={() =>
                isLinked
                  ? openPopup('security', { form: { name: 'socialRemove', provider } })
                  : void connect(provider)
              }
            />
          }
        />
      )
    })
}
