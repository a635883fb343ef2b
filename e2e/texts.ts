/** Words of the screens that the journeys look for, as a person reads them. */
export const texts = {
  PT: {
    username: /^Usuário/,
    password: /^Senha( \*)?$/,
    repeatPassword: /^Repita a senha/,
    signUp: 'Criar conta',
    makeCode: /Gerar/,
    qr: /QR/,
    payHere: /pagar/i,
    credited: /no seu saldo/i,
    spin: 'Girar',
    spinResult: /Sem prêmio|Você recebeu/,
    depositRow: /Depósito/,
  },
  EN: {
    username: /^Username/,
    password: /^Password( \*)?$/,
    repeatPassword: /^Repeat/,
    signUp: 'Sign up',
    makeCode: /code|Pix/i,
    qr: /QR/,
    payHere: /pay/i,
    credited: /in your balance/i,
    spin: 'Spin',
    spinResult: /No win|You got|You received/,
    depositRow: /Deposit/,
  },
} as const

export type Words = (typeof texts)[keyof typeof texts]
