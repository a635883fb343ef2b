import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'

const colors = {
  google: { ground: '#ffffff', letter: '#1a73e8', text: 'G' },
  facebook: { ground: '#1877f2', letter: '#ffffff', text: 'f' },
} as const satisfies Record<SocialProvider, unknown>

/** A plain letter in the network's colours: third-party logos are not used. */
export const SocialMark = ({ provider }: { readonly provider: SocialProvider }) => {
  const { ground, letter, text } = colors[provider]
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="11" fill={ground} />
      <text
        x="11"
        y="15.6"
        fill={letter}
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize="14"
        fontWeight="800"
        textAnchor="middle"
      >
        {text}
      </text>
    </svg>
  )
}
