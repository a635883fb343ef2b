-- Two databases, each of a role that can do nothing in the other: the platform's, and the game server's
-- with its rounds, seeds and tables. Neither role may create roles; what the programs act as is made here.
do $$ begin
  if not exists (select from pg_roles where rolname = 'trevo_app') then
    create role trevo_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'trevo_archive') then
    create role trevo_archive nologin;
  end if;
end $$;

create role :"platform" login password :'platform_password';

create role :"game" login password :'game_password';

grant trevo_app, trevo_archive to :"platform";

grant trevo_app to :"game";

create database :"platform" owner :"platform";

create database :"game" owner :"game";

revoke connect on database :"platform", :"game" from public;
