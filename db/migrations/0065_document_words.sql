-- Two people may write in one document: whoever saves says which words were read. And questions to which the chart has
-- no sure answer wait for the practitioner; a document is not released while one is open.
alter table fulfilments add column words_version integer not null default 0;
alter table fulfilments add column open_questions smallint not null default 0;
