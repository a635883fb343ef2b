import type { securityRefusals } from '@trevo/contract/refusals/security.ts'

/** As `security`, in the Portuguese people speak in Brazil. */
export const texts = {
  'login.verification_required': 'Só mais um passo: confirme que é você.',
  'login.verification_failed': 'Não confere. Tentativas restantes: {triesLeft}',
  'login.verification_expired': 'Esta verificação não vale mais. Faça login de novo.',
  'login.unlock_failed': 'Este código não desbloqueou o acesso. Confira ou recupere a senha.',
  'login.social_failed': 'Não foi possível entrar. Tente de novo.',
  'social.link_required':
    'Você já tem uma conta com este e-mail. Digite a senha dela uma vez para conectar.',
  'social.registration_required': 'Falta pouco: escolha um usuário para concluir o cadastro.',
  'social.link_expired': 'O tempo acabou. Comece de novo pelo botão da rede social.',
  'social.already_linked': 'Este login social já está conectado a outra conta.',
  'account.closed':
    'Esta conta foi encerrada. O atendimento pode reabri-la em até 30 dias após o encerramento.',
  'account.close_blocked':
    'Ainda não é possível encerrar a conta: resolva antes tudo o que está em aberto, como saldo, saques, rodadas, apostas e prêmios.',
  'account.checking': 'Ainda estamos conferindo os seus dados. Tente de novo em alguns minutos.',
  'account.excluded':
    'Sua conta está em pausa: não é possível jogar, depositar nem receber prêmios. Você ainda pode entrar e sacar.',
  'account.blocked':
    'Isso não está disponível na sua conta no momento. Fale com o atendimento para saber mais.',
  'impediment.unknown': 'Este impedimento não existe.',
  'exclusion.term': 'Escolha um dos períodos oferecidos.',
  'exclusion.not_longer':
    'Uma pausa não pode ser encurtada. Escolha uma que termine depois da atual.',
  'exclusion.member_unknown': 'Não encontramos ninguém com este usuário.',
  'exclusion.none': 'Esta conta não está em pausa.',
  'exclusion.ends_by_itself': 'Esta pausa termina no prazo escolhido; ninguém pode encurtá-la.',
  'exclusion.too_early': 'Uma autoexclusão sem prazo só pode ser desfeita a partir de {from}.',
  'password.change_required': 'Escolha uma nova senha primeiro.',
  'password.wrong': 'A senha atual está errada.',
  'password.invalid': 'A nova senha não atende às regras.',
  'password.confirmation_differs': 'A confirmação não confere',
  'password.unchanged': 'Escolha uma senha diferente da atual.',
  'first_login.not_due': 'O primeiro acesso desta conta já foi feito.',
  'security.mfa_required':
    'Primeiro confirme seu e-mail ou celular ou ative a verificação em duas etapas.',
  'security.locked': 'Muitos códigos errados. Tente de novo em {minutes} minutos.',
  'profile.field_invalid': 'Confira o campo {field}.',
  'profile.field_locked': 'Isto não pode mais ser alterado aqui. Fale com o atendimento.',
  'contact.taken': 'Este contato pertence a outra conta.',
  'payment_password.invalid':
    'Escolha seis números difíceis de adivinhar: nada de sequência nem de um só número repetido.',
  'payment_password.wrong': 'A senha de pagamento está errada.',
  'payment_password.locked':
    'Muitas senhas de pagamento erradas. Tente de novo em {minutes} minutos.',
  'payment_password.already_set': 'Já existe uma senha de pagamento. Você pode trocá-la.',
  'payment_password.contact_needed':
    'Confirme antes um e-mail ou celular em Minha conta: o código vai para lá.',
  'pin.invalid': 'O PIN tem de 4 a 6 números, sem sequência fácil, como 1234 ou 1111.',
  'pin.wrong': 'O PIN está errado.',
  'pin.locked':
    'Muitos PINs errados. Tente de novo em {minutes} minutos, ou crie outro com a sua senha.',
  'session.covered': 'O modo celular compartilhado está ativado. Digite o seu PIN para continuar.',
  'pin.not_set': 'O modo celular compartilhado está desativado.',
  'pin.confirmation_differs': 'Os dois PINs são diferentes.',
  'payment_password.not_set': 'Crie antes uma senha de pagamento em Minha conta.',
  'totp.invalid_code': 'O código está errado ou expirou. Digite o que o aplicativo mostra agora.',
  'totp.already_on': 'O aplicativo autenticador já está ativo.',
  'totp.not_on': 'O aplicativo autenticador não está ativo.',
  'passkey.failed': 'Não foi possível confirmar a chave de acesso. Tente de novo.',
  'passkey.too_many': 'Você já tem dez chaves de acesso. Remova uma antes.',
  'passkey.unknown': 'Não encontramos esta chave de acesso.',
  'session.unknown': 'Esta sessão já terminou.',
} as const satisfies Record<keyof typeof securityRefusals, string>
