import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/agent.ts'

export const texts = {
  'agent.loginText': 'Só para parceiros. Jogadores entram pelo site.',
  'agent.notAgent': 'Você está na conta {name}, que não é de agente. Entre com a conta de agente.',
  'agent.become': 'Quer ser agente?',
  'agent.apply': 'Fale com a gente',
  'agent.homeText': 'Esta página não está disponível aqui. Escolha outra no menu.',
} as const satisfies Record<keyof typeof en, Message>
