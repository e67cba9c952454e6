-- Chat. A session id names a conversation and opens nothing: what opens it is a key that only the visitor's browser has.
alter table chat_conversations
  add column key_hash text,
  add column email text check (email = lower(email)),
  add column last_message_at timestamptz not null default now(),
  -- Since when a person has been talking; the assistant keeps quiet from then on.
  add column person_since timestamptz,
  -- The chats of an account go with it.
  drop constraint chat_conversations_user_id_fkey,
  add constraint chat_conversations_user_id_fkey foreign key (user_id) references auth.users on delete cascade;
create index chat_conversations_by_user on chat_conversations (user_id, created_at desc, id) where user_id is not null;
create index chat_conversations_escalated on chat_conversations (created_at) where status = 'escalated';
-- What the thirty days of visitors without an account are counted from.
create index chat_conversations_anonymous on chat_conversations (last_message_at) where user_id is null;

alter table chat_messages
  -- A person of ours wrote it; the name is kept, because she may leave us.
  add column staff_name text,
  -- Recommendations and sources, so that a reloaded page shows what was shown.
  add column extras jsonb;

-- Tickets: how they came, whose turn it is, and when somebody first answered.
alter table support_tickets
  -- A chat visitor may be handed over before she has said where we can write to.
  alter column user_email drop not null,
  add column user_name text not null default '',
  add column source text not null default 'portal' check (source in ('portal', 'chat', 'contact', 'email')),
  add column conversation_id uuid references chat_conversations on delete set null,
  add column needs_answer boolean not null default true,
  add column first_answered_at timestamptz,
  drop constraint support_tickets_user_id_fkey,
  add constraint support_tickets_user_id_fkey foreign key (user_id) references auth.users on delete cascade;
create index support_tickets_by_user on support_tickets (user_id, created_at desc, id) where user_id is not null;
create index support_tickets_open on support_tickets (created_at) where status = 'open';
create index support_tickets_answered on support_tickets (created_at) where first_answered_at is not null;
create index support_tickets_by_conversation on support_tickets (conversation_id, created_at desc)
  where conversation_id is not null;
-- However often a visitor asks for a person: one conversation, one ticket that is being worked on.
create unique index one_running_ticket_per_conversation on support_tickets (conversation_id)
  where status in ('open', 'in_progress');

-- What is said about a ticket after its description. Notes are for staff alone.
create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references support_tickets on delete cascade,
  author text not null check (author in ('customer', 'staff', 'note')),
  author_name text not null default '',
  content text not null check (content <> ''),
  -- The Message-ID of an e-mail, so that one delivered twice is one message.
  mail_id text unique,
  created_at timestamptz not null default now()
);
create index ticket_messages_by_ticket on ticket_messages (ticket_id, id);

-- A file that came with a ticket; its bytes are with the files service, under this key.
create table ticket_attachments (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets on delete cascade,
  file_key text not null unique,
  name text not null check (name <> ''),
  content_type text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null default now()
);
create index ticket_attachments_by_ticket on ticket_attachments (ticket_id);

-- Where answers to a letter go, if not to the house.
alter table mails add column if not exists reply_to text;
