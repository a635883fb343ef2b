import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/office/law/privacy.ts'

/** O que os membros pedem sobre os próprios dados. */
export const texts = {
  'privacy.requests': 'Lista de pedidos',
  'privacy.none': 'Nenhum pedido.',
  'privacy.view.open': 'Correções pendentes',
  'privacy.view.all': 'Todos os pedidos',
  'privacy.kind.export': 'Exportação',
  'privacy.kind.correct': 'Correção',
  'privacy.kind.erase': 'Exclusão',
  'privacy.state.waiting': 'Pendente',
  'privacy.state.ready': 'Pronto para abrir',
  'privacy.state.opened': 'Já aberto',
  'privacy.state.expired': 'Não foi aberto a tempo',
  'privacy.state.done': 'Concluído',
  'privacy.late': 'fora do prazo',
  'privacy.field.name': 'Nome da pessoa',
  'privacy.field.cpf': 'CPF',
  'privacy.field.bornOn': 'Data de nascimento',
  'privacy.field.contact': 'E-mail ou telefone',
  'privacy.field.address': 'Endereço',
  'privacy.field.other': 'Outra coisa',
  'privacy.asked': 'Pedido em',
  'privacy.due': 'Prazo',
  'privacy.wrong': 'O que está errado',
  'privacy.text': 'O que o membro diz',
  'privacy.answer': 'Responder',
  'privacy.answerMeans':
    'Corrija antes os dados: contato e nome na página do membro, identidade no caso dela. O membro lê a sua resposta.',
  'privacy.answered': 'Resposta enviada',
  'privacy.handOver': 'Entregar os dados de uma pessoa',
  'privacy.handOverMeans':
    'Tudo o que se guarda de um membro, em um arquivo no seu computador: para uma autoridade que pede, ou para o próprio membro. O motivo fica registrado e o membro vê que aconteceu.',
  'privacy.handedOver': 'Arquivo salvo',
  'privacy.username': 'Nome de usuário',
  'privacy.usernameNeeded': 'Digite o nome de usuário.',
  'privacy.whoseAnswer': 'É preciso ter a permissão members.correct',
  'privacy.whoseReveal': 'É preciso ter a permissão members.reveal',
} as const satisfies Readonly<Record<keyof typeof english, Message>>
