// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import type { EmulatorSeed } from "../emulated-services.ts";

/**
 * What `seamline-emulator --example` starts with: a firm with matters, holds, saved queries, exports and messages to
 * search, functions and zones. `ada@example.com` may do everything, and `test-key` is an access key.
 */
export const exampleSeed: EmulatorSeed = {
 "accounts": [
  {
   "email": "ada@example.com",
   "firstName": "Ada",
   "lastName": "Lovelace",
   "orgUnit": "ou-legal"
  },
  {
   "email": "grace@example.com",
   "firstName": "Grace",
   "lastName": "Hopper",
   "orgUnit": "ou-legal",
   "privileges": [
    "Manage Matters",
    "Manage Holds",
    "Manage Searches"
   ]
  },
  {
   "email": "auditor@example.com",
   "orgUnit": "ou-legal",
   "privileges": [
    "View All Matters"
   ]
  },
  {
   "email": "outside-counsel@example.net",
   "privileges": [
    "Manage Exports"
   ]
  },
  {
   "id": "account-alan",
   "email": "alan@example.com",
   "firstName": "Alan",
   "orgUnit": "ou-engineering",
   "privileges": []
  },
  {
   "email": "barbara@example.com",
   "firstName": "Barbara",
   "orgUnit": "ou-compilers",
   "privileges": []
  },
  {
   "email": "edsger@example.com",
   "firstName": "Edsger",
   "orgUnit": "ou-compilers",
   "privileges": []
  },
  {
   "email": "former@example.com",
   "orgUnit": "ou-sales",
   "privileges": []
  }
 ],
 "tokens": {
  "ada-token": "ada@example.com",
  "ada-read-only": {
   "account": "ada@example.com",
   "readOnly": true
  }
 },
 "retention": {
  "orgUnits": [
   {
    "id": "ou-legal",
    "name": "Legal"
   },
   {
    "id": "ou-engineering",
    "name": "Engineering"
   },
   {
    "id": "ou-compilers",
    "name": "Compilers",
    "parent": "ou-engineering"
   },
   {
    "id": "ou-sales",
    "name": "Sales"
   }
  ],
  "unavailableAccounts": [
   "former@example.com"
  ],
  "messages": [
   {
    "account": "alan@example.com",
    "time": "2025-03-03T09:15:00Z",
    "from": "alan@example.com",
    "to": [
     "barbara@example.com"
    ],
    "subject": "Project Enigma, second draft",
    "text": "The contract is attached. Please keep it between us until Friday."
   },
   {
    "account": "barbara@example.com",
    "time": "2025-03-03T09:15:04Z",
    "from": "alan@example.com",
    "to": [
     "barbara@example.com"
    ],
    "subject": "Project Enigma, second draft",
    "text": "The contract is attached. Please keep it between us until Friday."
   },
   {
    "account": "barbara@example.com",
    "time": "2025-03-04T16:40:00Z",
    "from": "barbara@example.com",
    "to": [
     "alan@example.com",
     "edsger@example.com"
    ],
    "subject": "Re: Project Enigma, second draft",
    "text": "Clause 4 contradicts clause 9. Edsger has the details."
   },
   {
    "account": "edsger@example.com",
    "time": "2025-03-05T08:02:00Z",
    "from": "edsger@example.com",
    "to": [
     "barbara@example.com"
    ],
    "subject": "Clause 4 considered harmful",
    "text": "Not sent yet.",
    "isDraft": true
   },
   {
    "account": "edsger@example.com",
    "repeat": 40,
    "time": "2025-04-01T12:00:00Z",
    "from": "builds@example.com",
    "to": [
     "edsger@example.com"
    ],
    "subject": "Build {n} is done",
    "text": "All tests of build {n} have passed."
   },
   {
    "account": "alan@example.com",
    "corpus": "DRIVE",
    "time": "2025-03-02T18:00:00Z",
    "subject": "enigma-contract.docx",
    "text": "Contract of project Enigma",
    "documentId": "document-enigma",
    "sharedDriveId": "drive-contracts"
   },
   {
    "account": "barbara@example.com",
    "corpus": "DRIVE",
    "time": "2025-02-11T10:30:00Z",
    "subject": "compiler-notes.txt",
    "text": "Notes on register allocation"
   },
   {
    "account": "alan@example.com",
    "corpus": "HANGOUTS_CHAT",
    "time": "2025-03-04T17:05:00Z",
    "from": "alan@example.com",
    "text": "Does anybody else know of Enigma?",
    "roomId": "room-enigma"
   },
   {
    "account": "barbara@example.com",
    "corpus": "HANGOUTS_CHAT",
    "time": "2025-03-04T17:06:00Z",
    "from": "barbara@example.com",
    "text": "Only Edsger.",
    "roomId": "room-enigma"
   },
   {
    "account": "alan@example.com",
    "corpus": "VOICE",
    "time": "2025-03-06T07:45:00Z",
    "from": "+1 555 0100",
    "text": "Call me back about the contract.",
    "coveredData": "VOICEMAILS"
   },
   {
    "account": "edsger@example.com",
    "corpus": "CALENDAR",
    "time": "2025-03-07T13:00:00Z",
    "subject": "Review of the Enigma contract",
    "location": "Room 4",
    "responseStatus": "ATTENDEE_RESPONSE_ACCEPTED"
   }
  ],
  "matters": [
   {
    "matterId": "matter-enigma",
    "name": "Project Enigma",
    "description": "Who knew of the contract, and when",
    "owner": "ada@example.com",
    "permissions": [
     {
      "accountId": "grace@example.com"
     },
     {
      "accountId": "outside-counsel@example.net"
     }
    ],
    "holds": [
     {
      "id": "hold-mail",
      "name": "Mail of those involved",
      "corpus": "MAIL",
      "accounts": [
       "alan@example.com",
       "barbara@example.com"
      ],
      "query": {
       "mailQuery": {
        "terms": "enigma",
        "startTime": "2025-01-01T00:00:00Z"
       }
      }
     },
     {
      "id": "hold-compilers",
      "name": "Files of the compilers team",
      "corpus": "DRIVE",
      "orgUnit": "ou-compilers",
      "query": {
       "driveQuery": {
        "includeSharedDriveFiles": true
       }
      }
     }
    ],
    "savedQueries": [
     {
      "id": "query-enigma",
      "displayName": "Mail that speaks of Enigma",
      "query": {
       "corpus": "MAIL",
       "dataScope": "ALL_DATA",
       "method": "ACCOUNT",
       "accountInfo": {
        "emails": [
         "alan@example.com",
         "barbara@example.com",
         "edsger@example.com"
        ]
       },
       "terms": "enigma"
      }
     }
    ],
    "exports": [
     {
      "id": "export-enigma",
      "name": "Mail of March",
      "query": {
       "corpus": "MAIL",
       "dataScope": "ALL_DATA",
       "method": "ACCOUNT",
       "accountInfo": {
        "emails": [
         "alan@example.com",
         "barbara@example.com"
        ]
       },
       "startTime": "2025-03-01T00:00:00Z",
       "endTime": "2025-04-01T00:00:00Z"
      },
      "exportOptions": {
       "mailOptions": {
        "exportFormat": "MBOX"
       }
      }
     },
     {
      "id": "export-chat",
      "name": "Chat, not done yet",
      "status": "IN_PROGRESS",
      "query": {
       "corpus": "HANGOUTS_CHAT",
       "dataScope": "ALL_DATA",
       "method": "ACCOUNT",
       "accountInfo": {
        "emails": [
         "alan@example.com",
         "barbara@example.com"
        ]
       }
      }
     }
    ]
   },
   {
    "matterId": "matter-builds",
    "name": "Build logs",
    "owner": "grace@example.com",
    "permissions": [
     {
      "accountId": "ada@example.com"
     }
    ],
    "savedQueries": [
     {
      "displayName": "All builds",
      "query": {
       "corpus": "MAIL",
       "dataScope": "ALL_DATA",
       "method": "ORG_UNIT",
       "orgUnitInfo": {
        "orgUnitId": "ou-engineering"
       },
       "terms": "build"
      }
     }
    ]
   },
   {
    "matterId": "matter-closed",
    "name": "Audit of 2024",
    "description": "Closed in January",
    "state": "CLOSED",
    "owner": "ada@example.com",
    "savedQueries": [
     {
      "displayName": "Contracts of 2024"
     }
    ]
   },
   {
    "matterId": "matter-deleted",
    "name": "Opened by mistake",
    "state": "DELETED",
    "owner": "ada@example.com"
   }
  ]
 },
 "functions": {
  "locations": [
   "europe-west1",
   {
    "id": "us-central1",
    "displayName": "Iowa"
   }
  ],
  "roles": {
   "viewer": [
    "cloudfunctions.functions.get",
    "cloudfunctions.functions.list",
    "cloudfunctions.locations.list"
   ],
   "invoker": [
    "cloudfunctions.functions.call",
    "cloudfunctions.functions.invoke"
   ]
  },
  "bindings": [
   {
    "role": "viewer",
    "members": [
     "domain:example.com"
    ]
   }
  ],
  "functions": [
   {
    "name": "projects/demo/locations/europe-west1/functions/greet",
    "description": "Greets who calls",
    "labels": {
     "team": "legal"
    },
    "buildConfig": {
     "runtime": "nodejs24",
     "entryPoint": "greet"
    },
    "serviceConfig": {
     "timeoutSeconds": 10,
     "environmentVariables": {
      "GREETING": "Hello"
     }
    },
    "files": {
     "index.js": "exports.greet = ({ query }, response) => {\n  response.send(`${process.env.GREETING}, ${query.who ?? \"world\"}!\\n`);\n};\n"
    },
    "policy": {
     "bindings": [
      {
       "role": "invoker",
       "members": [
        "allUsers"
       ]
      }
     ]
    }
   },
   {
    "name": "projects/demo/locations/europe-west1/functions/note-uploads",
    "description": "Notes what is uploaded to the bucket of contracts",
    "buildConfig": {
     "runtime": "nodejs24",
     "entryPoint": "noteUpload"
    },
    "eventTrigger": {
     "eventType": "com.example.storage.uploaded",
     "eventFilters": [
      {
       "attribute": "bucket",
       "value": "contracts"
      }
     ],
     "retryPolicy": "RETRY_POLICY_RETRY"
    },
    "files": {
     "index.js": "exports.noteUpload = (event) => {\n  console.log(`${event.time}: ${event.data.name} (${event.data.size} bytes)`);\n};\n"
    }
   },
   {
    "name": "projects/demo/locations/us-central1/functions/welcome",
    "environment": "GEN_1",
    "description": "Welcomes whoever is named",
    "labels": {
     "team": "sales"
    },
    "buildConfig": {
     "runtime": "nodejs24",
     "entryPoint": "welcome"
    },
    "serviceConfig": {
     "timeoutSeconds": 10
    },
    "files": {
     "index.js": "exports.welcome = ({ body }, response) => {\n  response.send(`Welcome, ${body.name ?? \"stranger\"}!`);\n};\n"
    },
    "policy": {
     "bindings": [
      {
       "role": "invoker",
       "members": [
        "user:grace@example.com"
       ]
      }
     ]
    }
   },
   {
    "name": "projects/demo/locations/us-central1/functions/legacy-{n}",
    "repeat": 3,
    "environment": "GEN_1",
    "buildConfig": {
     "runtime": "python312",
     "entryPoint": "main"
    }
   }
  ]
 },
 "edge": {
  "keys": [
   {
    "key": "test-key"
   },
   {
    "key": "careful-key",
    "forbid": [
     {
      "methods": [
       "DELETE"
      ]
     }
    ]
   },
   {
    "key": "read-only-key",
    "allow": [
     {
      "methods": [
       "GET"
      ]
     }
    ]
   }
  ],
  "zones": [
   {
    "Domain": "example.com",
    "SoaEmail": "hostmaster@example.com",
    "LoggingEnabled": true,
    "Records": [
     {
      "Type": 0,
      "Name": "",
      "Value": "192.0.2.10",
      "Ttl": 300
     },
     {
      "Type": 1,
      "Name": "",
      "Value": "2001:db8::10",
      "Ttl": 300
     },
     {
      "Type": 2,
      "Name": "www",
      "Value": "example.com",
      "Ttl": 3600
     },
     {
      "Type": 4,
      "Name": "",
      "Value": "mail.example.com",
      "Priority": 10,
      "Ttl": 3600
     },
     {
      "Type": 3,
      "Name": "",
      "Value": "v=spf1 mx -all",
      "Ttl": 3600
     }
    ]
   },
   {
    "Domain": "example.net",
    "DnsSecEnabled": true,
    "Records": [
     {
      "Type": 0,
      "Name": "api",
      "Value": "192.0.2.20",
      "Ttl": 60,
      "Comment": "moves often"
     },
     {
      "Type": 8,
      "Name": "_sip._tcp",
      "Value": "sip.example.net",
      "Port": 5060,
      "Priority": 1,
      "Weight": 5,
      "Ttl": 300
     }
    ]
   },
   {
    "Domain": "shop-{n}.example.org",
    "repeat": 25
   },
   {
    "Domain": "careful.example.org",
    "key": "careful-key"
   }
  ]
 }
};
