-- What a session must do before it may go on: the words of the code and of the contract.
alter table identity.session rename column demands to required_actions;
alter table identity.session
  rename constraint session_demands_check to session_required_actions_check;
